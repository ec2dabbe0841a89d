import { useQuery } from '@tanstack/react-query'
import { showAdminHome } from '#contracts/admin-service.ts'
import { callStaff } from '#client/state/session/staff-session.ts'

/** Service status and queue counts, refetched when the user returns to the page. */
export function useAdminHome() {
  return useQuery({
    queryKey: ['admin-home'],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: async () => (await callStaff(showAdminHome, {})).home,
  })
}
