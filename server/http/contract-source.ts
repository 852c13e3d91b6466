import { isMap, parseDocument, type Document } from 'yaml';
import { listOperations, type ContractDocument } from './contract-operations.ts';
import { withRefusals, type StatusOf } from './refusals.ts';

/** The parsed openapi.yaml: the contract as data, and a function that returns its published text. */
type ReadSource = { contract: ContractDocument; published: () => string };

/**
 * Parses the text of openapi.yaml, resolves anchors, and adds refusals to data and text. `status` maps codes to
 * statuses; the default is the current mapping. Throws if the text is not valid YAML.
 */
export function readSource(text: string, status?: StatusOf): ReadSource {
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  // Aliases are not limited, because the file is part of the project.
  const contract = withRefusals(document.toJS({ maxAliasCount: -1 }) as ContractDocument, status);
  return { contract, published: () => textWithRefusals(document, contract) };
}

/** The YAML text of a document with its comments, plus the responses that were added to `contract`. */
function textWithRefusals(document: Document, contract: ContractDocument): string {
  for (const { path, method } of listOperations(contract)) {
    const place = ['paths', path, method.toLowerCase(), 'responses'];
    const { responses } = contract.paths[path]![method.toLowerCase()]!;
    const present = document.getIn(place, true);
    // Responses shared by an alias are copied to each call.
    if (!isMap(present)) document.setIn(place, document.createNode(responses));
    else
      for (const [status, response] of Object.entries(responses as object))
        if (!present.has(status))
          present.add(document.createPair(status, document.createNode(response, { flow: true })));
  }
  return document.toString({ lineWidth: 0, singleQuote: true });
}
