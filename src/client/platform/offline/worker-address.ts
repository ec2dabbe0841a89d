interface Policy {
  createScriptURL: (text: string) => string
}

interface TypesFactory {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => Policy
}

const address = '/service-worker.js'

/** The one address a worker may come from. The security policy allows this name, once in each page. */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TypesFactory }
  return trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => address }).createScriptURL('') ?? address
}
