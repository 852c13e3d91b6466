import { isMap, parseDocument, type Document } from 'yaml';
import { listOperations, type ContractDocument } from './contract-operations.ts';
import { withRefusals, type StatusOf } from './refusals.ts';

/** The contract that a text of openapi.yaml makes, as data and as the text that other programs read. */
type ReadSource = { contract: ContractDocument; published: () => string };

/**
 * Reads the text of openapi.yaml: anchors resolved, refusals added to both the data and the text. `status`: of each
 * code; today's where it is left out. Throws where the text is no YAML.
 */
export function readSource(text: string, status?: StatusOf): ReadSource {
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  // Aliases without a limit: the file is our own.
  const contract = withRefusals(document.toJS({ maxAliasCount: -1 }) as ContractDocument, status);
  return { contract, published: () => textWithRefusals(document, contract) };
}

/** The text of a document, comments included, with the responses that the contract has beyond it. */
function textWithRefusals(document: Document, contract: ContractDocument): string {
  for (const { path, method } of listOperations(contract)) {
    const place = ['paths', path, method.toLowerCase(), 'responses'];
    const { responses } = contract.paths[path]![method.toLowerCase()]!;
    const present = document.getIn(place, true);
    // Responses that calls share by an alias become each call's own.
    if (!isMap(present)) document.setIn(place, document.createNode(responses));
    else
      for (const [status, response] of Object.entries(responses as object))
        if (!present.has(status))
          present.add(document.createPair(status, document.createNode(response, { flow: true })));
  }
  return document.toString({ lineWidth: 0, singleQuote: true });
}
