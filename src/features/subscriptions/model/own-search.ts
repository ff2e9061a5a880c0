import type { FieldOption } from '@/features/submissions/model/form-field'
import type { Demand } from '@/payload-types'

import type { AlertKind } from './alert-kinds'
import type { OptInState } from './opt-in'

export interface NotifiedProperty {
  /** ISO date and time. */
  at: string
  kind: AlertKind
  title: string
  /** Null when the property is no longer on the site. */
  href: string | null
}

/** A registered search as its person sees it. */
export interface OwnSearch {
  demand: Demand
  name: string
  /** Its goal as an option of the demand form, also when the form no longer offers it. */
  goal: FieldOption<string> | null
  state: OptInState
  /** The criteria, with labels. */
  rows: { label: string; value: string }[]
  /** The criteria as values of the demand form. */
  values: Record<string, string | string[]>
  history: NotifiedProperty[]
}
