'use client'

import { useMemo } from 'react'

import { describeBlockRow } from '@/studio/blocks/describe-block-row'
import type { Row } from '@/studio/blocks/row-content'
import { useContentText } from '@/studio/blocks/use-content-text'
import { useStudioText } from '@/studio/use-studio-text'

import { useBlockKinds } from '@/studio/blocks/use-block-kinds'

/** A block of the form. */
export type FormBlock = Row & { id: string; blockType: string }

interface BlockChoiceProps {
  block: FormBlock
  number: number
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

function BlockChoice({ block, number, isChosen, onChange }: BlockChoiceProps) {
  const { kindOf, nameOf } = useBlockKinds()
  const kind = kindOf(block.blockType)
  const content = useMemo(() => (kind ? describeBlockRow(block, kind.fields) : null), [block, kind])
  const text = useContentText(content)
  return (
    <li>
      <label className="studio-check">
        <input type="checkbox" checked={isChosen} onChange={(event) => onChange(event.target.checked)} />
        <span>
          {number}. {nameOf(block.blockType)}
          {text && <span className="studio-small">{text}</span>}
        </span>
      </label>
    </li>
  )
}

interface ChosenBlocksProps {
  blocks: FormBlock[]
  /** Ids. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The blocks of the page, of which some become a group. */
export function ChosenBlocks({ blocks, chosen, onChange }: ChosenBlocksProps) {
  const t = useStudioText()
  return (
    <fieldset>
      <legend>{t('patterns.keep.blocks')}</legend>
      <ul className="studio-list">
        {blocks.map((block, index) => (
          <BlockChoice
            key={block.id}
            block={block}
            number={index + 1}
            isChosen={chosen.includes(block.id)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, block.id] : chosen.filter((id) => id !== block.id))
            }
          />
        ))}
      </ul>
    </fieldset>
  )
}
