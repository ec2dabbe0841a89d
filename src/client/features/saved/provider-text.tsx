import { splitTextAtPhones } from '#domain/saved/text-with-phones.ts'
import { TextLink } from '#client/ui/text-link/text-link.tsx'

/** What a provider wrote: text only, its lines kept, and numbers to tap where a phone may dial them. */
export function ProviderText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-line">
      {splitTextAtPhones(text).map(({ text: part, href }, index) =>
        href ? (
          <TextLink key={index} href={href}>
            {part}
          </TextLink>
        ) : (
          <span key={index}>{part}</span>
        ),
      )}
    </p>
  )
}
