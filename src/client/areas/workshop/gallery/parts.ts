import type { ComponentType } from 'react'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import { ButtonPart, IconButtonPart, LinkPart } from './button-parts.tsx'
import { BadgePart, CardPart, EmptyStatePart, NoticePart } from './content-parts.tsx'
import { ChartPart, DataTablePart, FilterBarPart, FoldPart } from './data-parts.tsx'
import { FieldPart, SegmentsPart, TilesPart, TypeAheadPart } from './field-parts.tsx'
import { CopyTextPart, FormErrorsPart } from './form-parts.tsx'
import { LongTextPart } from './long-text-part.tsx'
import { ColorsPart, HiddenPart, TypePart } from './appearance-parts.tsx'
import { AppBarPart, PaginationPart, ScrollToTopPart, TabsPart } from './navigation-parts.tsx'
import { DialogPart, DrawerPart, TooltipPart } from './overlay-parts.tsx'
import type { PartProps } from './part-props.ts'
import { PicturesPart } from './pictures-part.tsx'
import { ProgressPart, SkeletonPart, SpinnerPart } from './progress-parts.tsx'
import { ToastPart } from './toast-part.tsx'

export type PartName = Exclude<keyof EnglishText['workshop']['components'], 'title'>

/** Every part of the design system, in the order of the page. */
export const parts: Record<PartName, ComponentType<PartProps>> = {
  colors: ColorsPart,
  type: TypePart,
  pictures: PicturesPart,
  button: ButtonPart,
  iconButton: IconButtonPart,
  link: LinkPart,
  card: CardPart,
  badge: BadgePart,
  notice: NoticePart,
  field: FieldPart,
  typeAhead: TypeAheadPart,
  tiles: TilesPart,
  segments: SegmentsPart,
  tabs: TabsPart,
  pagination: PaginationPart,
  dialog: DialogPart,
  drawer: DrawerPart,
  toast: ToastPart,
  tooltip: TooltipPart,
  progress: ProgressPart,
  skeleton: SkeletonPart,
  spinner: SpinnerPart,
  emptyState: EmptyStatePart,
  appBar: AppBarPart,
  scrollToTop: ScrollToTopPart,
  hidden: HiddenPart,
  dataTable: DataTablePart,
  filterBar: FilterBarPart,
  fold: FoldPart,
  chart: ChartPart,
  formErrors: FormErrorsPart,
  copyText: CopyTextPart,
  longText: LongTextPart,
}

export const partNames = Object.keys(parts) as PartName[]
