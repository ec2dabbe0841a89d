/** On paper a number must not end one line and go on in the next. */
export function unbroken(text: string): string {
  return text.replace(/(?<=\d)-(?=\d)/g, '\u2011')
}
