/** In print, a number must not wrap onto a second line. */
export function unbroken(text: string): string {
  return text.replace(/(?<=\d)-(?=\d)/g, '\u2011')
}
