export function isBuilt(): boolean
export function markBuilt(inputs: string): void
export function hashInputs(): string
