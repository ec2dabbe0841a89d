import { SignInNotice } from '#client/features/sign-in/sign-in-notice.tsx'

export function PartnerArea() {
  return <SignInNotice door="partner" />
}
