/** Global Privacy Control: the browser asks not to be measured (T-9.2). */
export function isPrivacyRequested(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
