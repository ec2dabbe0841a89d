export const organizations = {
  /** Shown instead of the name of a group whose address is confidential. */
  neutralName: 'A local partner',
}
