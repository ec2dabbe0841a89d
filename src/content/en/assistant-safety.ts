/** What Reggie says when something is not on file, or instead of an answer that must not be given. */
export const assistantSafety = {
  check: "I don't have that on file. Call 2-1-1 to check.",
  price: "I don't have that cost on file. Ask them, or call 2-1-1 to check.",
  law: "I don't have that rule or date on file. Ask a legal aid office to check.",
}
