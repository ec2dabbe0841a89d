import { SignInNotice } from '#client/features/sign-in/sign-in-notice.tsx'
import { WithQueries } from '#client/platform/api/with-queries.tsx'

export function AdminArea() {
  return <WithQueries><SignInNotice door="admin" /></WithQueries>
}
