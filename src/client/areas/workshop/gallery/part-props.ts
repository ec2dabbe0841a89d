export interface PartProps {
  /** Theme of this part, for names that must differ between two frames. */
  themeName: string
}
