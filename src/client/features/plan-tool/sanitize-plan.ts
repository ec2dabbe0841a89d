import DOMPurify from 'dompurify'

/**
 * Keeps only p, br, div and span, and of their attributes only the class (T-5.3). Null in a browser the sanitizer does
 * not support: its output must not be rendered there.
 */
export function sanitizePlan(markup: string): DocumentFragment | null {
  if (!DOMPurify.isSupported) return null
  return DOMPurify.sanitize(markup, {
    ALLOWED_TAGS: ['p', 'br', 'div', 'span'],
    ALLOWED_ATTR: ['class'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
