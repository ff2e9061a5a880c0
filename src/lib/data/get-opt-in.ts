import 'server-only'

import { findOptIn, type OptInRow } from '@/lib/actions/opt-in/change-opt-in'
import type { OptInKind } from '@/lib/actions/opt-in/opt-in-kinds'
import { describeDemand } from '@/lib/actions/demand/describe-demand'
import type { Locale } from '@/lib/i18n/locales'
import { askedAgainAt, optInStateOf, type OptInState } from '@/lib/leads/opt-in'

import { payloadClient } from './payload-client'

/** A subscription to mails as its private page shows it. */
export interface OptIn {
  state: OptInState
  /** Moment at which the state began; null while it waits. */
  since: string | null
  /** What was asked for, with labels. */
  rows: { label: string; value: string }[]
}

const sinceOf = ({ confirmedAt, endedAt }: OptInRow, state: OptInState): string | null => {
  if (state === 'pending') return null
  return (state === 'ended' ? endedAt : confirmedAt) ?? null
}

/** For whoever holds its signed link; null when it is gone. */
export async function getOptIn(kind: OptInKind, id: string, locale: Locale): Promise<OptIn | null> {
  const payload = await payloadClient()
  const row = await findOptIn(payload, kind, id)
  if (!row) return null
  const waitsAgain = kind === 'newsletter' && askedAgainAt(row) !== null
  const state = waitsAgain ? 'pending' : optInStateOf(row)
  return {
    state,
    since: sinceOf(row, state),
    rows: 'goal' in row ? await describeDemand(payload, row, locale) : [],
  }
}
