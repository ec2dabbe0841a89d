/** Loads the chat's crisis card with what reads a text for danger, because either is useless alone. */
export async function loadCrisis() {
  const { assessText, DangerCard } = await import('./home/danger-help.tsx')
  return { assess: assessText, Card: DangerCard }
}
