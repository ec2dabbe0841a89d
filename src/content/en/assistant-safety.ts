/** What Reggie says when something is not on file, or instead of an answer that must not be given. */
export const assistantSafety = {
  check: "I don't have that information. Call 2-1-1 to check.",
  price: "I don't know what that costs. Ask them, or call 2-1-1 to check.",
  law: "I don't have that rule or date. Ask a legal aid office to check.",
}
