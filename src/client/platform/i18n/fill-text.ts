/**
 * Replaces placeholders in braces. A placeholder without a value stays visible. A value that ends in a period, like
 * "3:45 p.m.", takes the period of the sentence with it.
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}(\.(?!\.))?/g, (brace, name: string, period = '') => {
    const value = values[name]
    if (value === undefined) return brace
    return `${value}${String(value).endsWith('.') ? '' : period}`
  })
}
