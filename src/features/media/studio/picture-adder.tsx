'use client'

import { useMemo, useRef } from 'react'

import { Button, useDocumentInfo, useListDrawer, useLocale } from '@payloadcms/ui'
import type { FilterOptionsResult } from 'payload'

import { acceptedPictures } from '@/features/media/model/file-kind'
import type { AltFacts, PictureKind } from '@/features/media/model/propose-alt'
import type { Localized } from '@/lib/i18n/locales'
import { useStudioText } from '@/studio/use-studio-text'

import { DropZone } from './drop-zone'
import { UploadList } from './upload-list'
import { type AltSource, useAltProposals } from './use-alt-proposals'
import { useFileRefusal, useSendFile } from './use-send-file'
import { useUploadQueue } from './use-upload-queue'

/** Client props set where a field with pictures is declared. */
export interface AltProps {
  altSource: AltSource
  altKind: PictureKind
  /** Its name in each language. */
  altWord: Localized
}

interface PictureAdderProps extends AltProps {
  /** The pictures of the field, which are not offered again. */
  ids: readonly string[]
  /** So many pictures may still be added. */
  room?: number
  /** After an upload; `together` are those chosen with it, see `useUploadQueue`. */
  onAdded: (doc: Record<string, unknown> & { id: string }, together: (string | undefined)[]) => void
  /** Pictures of the library. */
  onChosen: (ids: string[]) => void
  /** More pictures than there is room for. */
  onTooMany?: () => void
}

/** Uploads pictures to the library with a proposed alternative text in all languages. */
function usePictureUploads({
  altSource,
  altWord,
  ids,
  onAdded,
}: Pick<PictureAdderProps, 'altSource' | 'altWord' | 'ids' | 'onAdded'>) {
  const t = useStudioText()
  const { code } = useLocale()
  const { id } = useDocumentInfo()
  const property = altSource === 'property' && typeof id === 'string' ? id : undefined
  const sendFile = useSendFile()
  const { readFacts, textsFor } = useAltProposals(altSource, altWord)
  // New pictures are numbered after those that the field has.
  const batch = useRef<{ facts: Promise<AltFacts>; from: number }>(undefined)

  const queue = useUploadQueue({
    refusal: useFileRefusal('pictures'),
    unreachable: (name) => t('media.unreachable', { name }),
    onAdded,
    send: async (file, index, onProgress) => {
      const { facts, from } = batch.current ?? { facts: readFacts(), from: ids.length }
      const texts = textsFor(await facts, from + index)
      return sendFile({ file, texts, locale: code, property, onProgress })
    },
  })
  const add = (files: File[]) => {
    batch.current = { facts: readFacts(), from: ids.length }
    void queue.add(files)
  }
  return { ...queue, add }
}

/** Adds pictures to a field, several at once: dropped, chosen from the disk, or from the library. */
export function PictureAdder({ room = Infinity, onChosen, onTooMany, ...props }: PictureAdderProps) {
  const { altKind, ids } = props
  const t = useStudioText()
  const uploads = usePictureUploads(props)
  // A new object would reload the drawer.
  const filterOptions = useMemo(
    (): FilterOptionsResult => ({
      media: { and: [{ mimeType: { contains: 'image/' } }, { id: { not_in: ids } }] },
    }),
    [ids],
  )
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    filterOptions,
  })
  const fitting = <Item,>(items: Item[]): Item[] => {
    if (items.length > room) onTooMany?.()
    return items.slice(0, Math.max(0, room))
  }
  const choose = (chosen: string[]) => {
    onChosen(fitting(chosen.filter((id) => !ids.includes(id))))
    closeDrawer()
  }
  return (
    <>
      <DropZone
        label={t(altKind === 'plan' ? 'media.dropPlansHere' : 'media.dropHere')}
        accept={acceptedPictures}
        onFiles={(files) => uploads.add(fitting(files))}
      >
        <Button buttonStyle="secondary" size="small" margin={false} onClick={openDrawer}>
          {t('media.fromLibrary')}
        </Button>
      </DropZone>
      <UploadList files={uploads.files} onClear={uploads.clear} />
      <ListDrawer
        allowCreate={false}
        enableRowSelections
        onBulkSelect={(selected) => choose([...selected].flatMap(([id, isOn]) => (isOn ? [String(id)] : [])))}
        onSelect={({ docID }) => choose([String(docID)])}
      />
    </>
  )
}
