/** What Reggie says when something is not on file, or instead of an answer that must not be given. */
export const assistantSafety = {
  check: 'I do not have that on file. Call 2-1-1 to check.',
  price: 'I do not have that cost on file. Ask them, or call 2-1-1 to check.',
  law: 'I do not have that rule or date on file. Ask a legal aid office to check.',
}
