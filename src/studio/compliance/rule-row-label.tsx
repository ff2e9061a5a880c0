'use client'

import { useRowLabel } from '@payloadcms/ui'

import { useStudioText } from '@/studio/use-studio-text'
import { labelOfMention } from '@/lib/compliance/mentions'

const untitled = { nl: 'Nieuwe regel', fr: 'Nouvelle règle', en: 'New rule', de: 'Neue Regel' }
const off = { nl: 'niet van kracht', fr: 'hors vigueur', en: 'not in force', de: 'außer Kraft' }
const recommended = { nl: 'waarschuwing', fr: 'avertissement', en: 'warning', de: 'Warnung' }

const regionNames: Readonly<Record<string, { nl: string; fr: string; en: string; de: string }>> = {
  wallonia: { nl: 'Wallonië', fr: 'Wallonie', en: 'Wallonia', de: 'Wallonien' },
  brussels: { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' },
  flanders: { nl: 'Vlaanderen', fr: 'Flandre', en: 'Flanders', de: 'Flandern' },
}

interface Rule {
  active?: boolean
  mention?: string
  severity?: string
  regions?: string[]
}

/** `Energielabel · Wallonië · waarschuwing`: what a rule asks for, where, and how strictly. */
export function RuleRowLabel() {
  const { data } = useRowLabel<Rule>()
  const text = useStudioText()
  const label = data.mention ? labelOfMention(data.mention) : null
  const parts = [
    label ? text(label) : text(untitled),
    ...(data.regions ?? []).flatMap((region) => regionNames[region] ?? []).map((name) => text(name)),
    data.severity === 'warning' ? text(recommended) : '',
    data.active === false ? text(off) : '',
  ]
  return <span>{parts.filter(Boolean).join(' · ')}</span>
}
