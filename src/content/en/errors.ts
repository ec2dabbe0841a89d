/** What the server answers when it refuses or fails, by code. */
export const errors = {
  bad_request: 'Something in this request is not right. Please check it and try again.',
  unauthorized: 'Please sign in first.',
  forbidden: 'This request was not allowed.',
  tls_required: 'Please open this site with a secure address that starts with https.',
  not_found: 'We could not find that.',
  method_not_allowed: 'That cannot be done here.',
  timeout: 'This took too long. Please try again in a moment.',
  conflict: 'This was changed somewhere else. Please try again.',
  too_large: 'That is too much to send at once. Please make it shorter.',
  unsupported_type: 'This kind of data cannot be read here.',
  too_many_requests: 'You are going a little too fast. Please wait a moment and try again.',
  /** Chat only: the chat finds the word `rate_limit` in the answer and says it in Reggie's own words. */
  rate_limit: 'A lot is being asked right now (rate_limit). Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  no_need_chosen: 'Please select at least one area where you need support',
  unknown_county: 'We do not know that county. Please choose your state and county from the list.',
  coverage_coming_soon: 'We do not cover this area yet. It is coming soon. Until then, call 2-1-1 for help near you.',
  unavailable: 'We are not able to do this right now. Please try again in a few minutes.',
} as const
