/** Global Privacy Control: the browser asks, for its owner, not to be measured (T-9.2). */
export function isPrivacyRequested(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
