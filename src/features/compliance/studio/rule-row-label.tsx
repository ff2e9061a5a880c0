'use client'

import { useRowLabel } from '@payloadcms/ui'

import { useStudioText } from '@/studio/use-studio-text'

import { useMentionLabels } from './use-compliance'

interface Rule {
  active?: boolean
  mention?: string
  severity?: string
  regions?: ('flanders' | 'wallonia' | 'brussels')[]
}

/** For example `Energielabel · Wallonië · waarschuwing`: mention, region and severity of a rule. */
export function RuleRowLabel() {
  const { data } = useRowLabel<Rule>()
  const t = useStudioText()
  const labels = useMentionLabels()
  const parts = [
    labels.get(data.mention ?? '') ?? t('compliance.rule.untitled'),
    ...(data.regions ?? []).map((region) => t(`compliance.regions.${region}`)),
    data.severity === 'warning' ? t('compliance.rule.recommended') : '',
    data.active === false ? t('compliance.rule.off') : '',
  ]
  return <span>{parts.filter(Boolean).join(' · ')}</span>
}
