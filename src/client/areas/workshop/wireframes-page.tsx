import { Page } from '#client/ui/layout/page.tsx'

export function WireframesPage() {
  return <Page />
}
