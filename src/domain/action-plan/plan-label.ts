/** The label of a person's task list: the time it was made plus random characters, so that it is unique (T-1.3). */
export function buildPlanLabel(random: Uint8Array, madeAt: number): string {
  return `plan-${madeAt}-${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
