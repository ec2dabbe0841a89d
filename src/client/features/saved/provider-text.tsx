import { splitTextAtPhones } from '#domain/saved/text-with-phones.ts'
import { TextLink } from '#client/ui/text-link/text-link.tsx'

/** Text from a provider: plain text with its line breaks, and links for numbers that a phone can dial. */
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
