/** The parts of a multipart body as a form, as a page sends them: files as they are, everything else as text. */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][])
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return form;
}
