export const organizations = {
  /** Shown instead of the name of an organization whose address is confidential. */
  neutralName: 'A local partner',
}
