import 'server-only'

import { findOptIn, type OptInRow } from './change-opt-in'
import type { OptInKind } from './opt-in-kinds'
import { demandName } from './demand-name'
import { describeDemand } from './describe-demand'
import type { Locale } from '@/lib/i18n/locales'
import type { AlertFrequency } from '@/features/subscriptions/model/send-times'
import { requestedAgainAt, optInStateOf, type OptInState } from '@/features/subscriptions/model/opt-in'

import { payloadClient } from '@/lib/payload/payload-client'

/** A subscription to e-mails as its private page shows it. */
export interface OptIn {
  state: OptInState
  /** Time at which the state began; null while it is pending. */
  since: string | null
  /** How often a registered search writes. */
  frequency: AlertFrequency
  /** Of a registered search, what it looks for; null of others. */
  name: string | null
  /** The criteria, with labels. */
  rows: { label: string; value: string }[]
}

const getSince = ({ confirmedAt, endedAt }: OptInRow, state: OptInState): string | null => {
  if (state === 'pending') return null
  return (state === 'ended' ? endedAt : confirmedAt) ?? null
}

/** For the holder of its signed link; null when it was deleted. */
export async function getOptIn(kind: OptInKind, id: string, locale: Locale): Promise<OptIn | null> {
  const payload = await payloadClient()
  const row = await findOptIn(payload, kind, id)
  if (!row) return null
  const waitsAgain = kind === 'newsletter' && requestedAgainAt(row) !== null
  const state = waitsAgain ? 'pending' : optInStateOf(row)
  return {
    state,
    since: getSince(row, state),
    frequency: 'frequency' in row ? row.frequency : 'immediately',
    name: 'goal' in row ? await demandName(payload, row, locale) : null,
    rows: 'goal' in row ? await describeDemand(payload, row, locale) : [],
  }
}
