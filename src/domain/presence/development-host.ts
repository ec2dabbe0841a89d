/** Live presence runs only on development hosts, never in production. */
export function isDevelopmentHost(hostname: string): boolean {
  const host = hostname.toLowerCase()
  return (
    host === 'localhost' ||
    host === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(host) ||
    /\.(localhost|local|test)$/.test(host) ||
    /^dev[.-]/.test(host)
  )
}
