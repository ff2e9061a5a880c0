'use client'

import { useCallback } from 'react'

import type { ClientBlock } from 'payload'
import { useConfig } from '@payloadcms/ui'

import { useConfigLabel } from '@/studio/blocks/use-content-text'

/** Name and picture of a kind of block, in the editor's language; an unknown kind has its slug and no picture. */
export function useBlockKinds() {
  const { config } = useConfig()
  const labelOf = useConfigLabel()
  const kindOf = useCallback(
    (slug: string): ClientBlock | undefined =>
      (config.blocksMap as Record<string, ClientBlock | undefined>)[slug],
    [config.blocksMap],
  )
  const nameOf = (slug: string) => labelOf(kindOf(slug)?.labels?.singular) || slug
  const pictureOf = (slug: string): string | null => {
    const thumbnail = kindOf(slug)?.admin?.images?.thumbnail
    return typeof thumbnail === 'object' ? thumbnail.url : null
  }
  return { kindOf, nameOf, pictureOf }
}
