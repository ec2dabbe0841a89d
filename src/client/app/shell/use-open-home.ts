import { useLocation } from 'wouter'

/** To the main app. Who is there already gets no second entry in the history: Back would do nothing on it. */
export function useOpenHome(): () => void {
  const [path, navigate] = useLocation()
  return () => navigate('/', { replace: path === '/' })
}
