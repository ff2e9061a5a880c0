'use client'

import { useId, useState } from 'react'

import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

import { PatternCard, PatternCards } from './pattern-cards'
import { useBlockCount, useInsertPattern, useMayUsePatterns, useOffered } from './use-patterns'
/** In a page without blocks: an empty page, or the blocks of a pattern. Nothing is saved by looking at it. */
export function PatternOffer() {
  const t = useStudioText()
  const title = useId()
  const mayUse = useMayUsePatterns()
  const count = useBlockCount()
  const [isDeclined, setDeclined] = useState(false)
  const isOffered = mayUse && count === 0 && !isDeclined
  const { patterns, hasFailed } = useOffered('page', isOffered)
  const { insert, isBusy } = useInsertPattern()
  const [problem, setProblem] = useState('')
  const choose = async (pattern: string) => {
    setProblem('')
    setProblem((await insert(pattern, 0)) ?? '')
  }
  if (!isOffered) return null
  if (hasFailed) return <p role="status">{t('patterns.offer.failed')}</p>
  if (!patterns || patterns.length === 0) return null
  return (
    <section className="studio-part studio-panel studio-stack" aria-labelledby={title}>
      <h4 id={title}>{t('patterns.offer.heading')}</h4>
      <p className="studio-muted">{t('patterns.offer.help')}</p>
      <div role="alert">{problem && <Notice tone="bad">{problem}</Notice>}</div>
      <PatternCards patterns={patterns} isBusy={isBusy} onChoose={({ id }) => void choose(id)}>
        <PatternCard
          name={t('patterns.offer.blank')}
          description={t('patterns.offer.blankHelp')}
          isBusy={isBusy}
          onChoose={() => setDeclined(true)}
        />
      </PatternCards>
    </section>
  )
}
