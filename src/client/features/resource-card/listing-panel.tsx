import { useText } from '#client/platform/i18n/use-text.ts'
import { CallAndSave } from './call-and-save.tsx'
import { CardNews } from './card-availability.tsx'
import { CardLine } from './card-line.tsx'
import { CardWarnings } from './card-warnings.tsx'
import { categoryIcons } from './category-icons.ts'
import { ListingDetails } from './listing-details.tsx'
import { useKindLabel } from './use-kind-label.ts'
import { type ListingProps, useListingView } from './use-listing-view.ts'

interface ListingPanelProps extends ListingProps {
  titleId: string
}

/** Everything about one listing, for a panel beside the list. */
export function ListingPanel({ titleId, ...props }: ListingPanelProps) {
  const listing = useListingView(props)
  const { resource, from, hours } = listing
  const t = useText('listing')
  const label = useKindLabel(resource)
  const Icon = categoryIcons[resource.category]
  return (
    <div className="listing-panel">
      <h2 id={titleId} tabIndex={-1}>
        <bdi>{resource.name}</bdi>
      </h2>
      <div>
        <p className="resource-card-kind">
          <Icon aria-hidden />
          {label}
        </p>
        <CardLine {...{ resource, from, hours }} />
      </div>
      {resource.alsoReason && <p className="resource-card-also">{t(`alsoReasons.${resource.alsoReason}`)}</p>}
      <CardWarnings resource={resource} />
      <CardNews availability={resource.care} />
      <CallAndSave {...listing} />
      <div className="resource-card-details">
        <ListingDetails {...listing} />
      </div>
    </div>
  )
}
