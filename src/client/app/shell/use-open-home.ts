import { useLocation } from 'wouter'

/** Opens the main app. A user already there gets no second history entry, because Back would do nothing on it. */
export function useOpenHome(): () => void {
  const [path, navigate] = useLocation()
  return () => navigate('/', { replace: path === '/' })
}
