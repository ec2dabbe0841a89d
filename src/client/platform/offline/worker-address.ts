interface Policy {
  createScriptURL: (text: string) => string
}

interface TypesFactory {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => Policy
}

const address = '/service-worker.js'

/** The only allowed worker address. The security policy allows this policy name once per page. */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TypesFactory }
  return trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => address }).createScriptURL('') ?? address
}
