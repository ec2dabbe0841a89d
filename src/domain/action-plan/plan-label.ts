/** The label of a person's task list: its creation time plus random characters, so that it is unique (T-1.3). */
export function buildPlanLabel(random: Uint8Array, madeAt: number): string {
  return `plan-${madeAt}-${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
