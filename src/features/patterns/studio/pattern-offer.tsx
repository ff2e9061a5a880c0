'use client'

import { useId, useState } from 'react'

import { useStudioText } from '@/studio/use-studio-text'

import { PatternCard, PatternCards } from './pattern-cards'
import { useBlockCount, useInsertPattern, useMayUsePatterns, useOffered } from './use-patterns'
import './patterns.css'

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
    <section className="studio-patterns-offer" aria-labelledby={title}>
      <h4 id={title}>{t('patterns.offer.heading')}</h4>
      <p className="studio-muted">{t('patterns.offer.help')}</p>
      <p role="alert" className={problem ? 'studio-notice' : undefined} data-tone="bad">
        {problem}
      </p>
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
