import { SignInNotice } from '#client/features/sign-in/sign-in-notice.tsx'

export function AdminArea() {
  return <SignInNotice door="admin" />
}
