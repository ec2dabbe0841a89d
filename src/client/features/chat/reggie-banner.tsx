import { useEffect, useState } from 'react'
import type { Language } from '#domain/language.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

/** A notice from the admins, above the conversation. Always rendered as plain text. */
export function ReggieBanner({ text }: { text: string }) {
  return (
    <div className="chat-banner">
      <Notice announce>{text}</Notice>
    </div>
  )
}

/** Refetched whenever the chat opens; if the request fails there is no banner. */
export function useReggieBanner(): string | null {
  const { language } = useLanguage()
  const [banner, setBanner] = useState<Record<Language, string> | null>(null)
  useEffect(() => {
    let isOpen = true
    import('#client/state/chat/reggie-changes.ts')
      .then(({ askBanner }) => askBanner())
      .then(
        (found) => isOpen && setBanner(found),
        () => undefined,
      )
    return () => {
      isOpen = false
    }
  }, [])
  return banner?.[language] || null
}
