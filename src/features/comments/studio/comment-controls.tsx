'use client'

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import { Button, useEditDepth, useForm, useFormFields, useLocale } from '@payloadcms/ui'

import type { Thread } from '@/features/comments/model/thread'
import { nameByIds } from '@/features/undo/model/form-changes'
import { useBlockAction } from '@/studio/blocks/block-actions'
import { useFormNames } from '@/studio/form-errors/use-form-names'
import { pathInForm, spotOf } from '@/studio/jump-to-field'
import { lazyPart } from '@/studio/lazy-part'
import { useSearchParams } from '@/studio/navigation'
import { offerComments, type CommentMark } from '@/studio/open-comments'
import { useDocumentPath } from '@/studio/use-document-path'
import { useJump } from '@/studio/use-jump'
import { useStudioText } from '@/studio/use-studio-text'

import type { Subject, Wanted } from './comments-panel'
import { drawFieldMarks } from './field-marks'
import { placeThreads, type PlacedThread } from './place-threads'
import { useDiscussion } from './use-discussion'

const CommentsPanel = lazyPart(async () => (await import('./comments-panel')).CommentsPanel)

const parameter = 'comment'

/** The open threads of blocks and fields, counted by place. */
function marksOf(threads: readonly Thread[]): CommentMark[] {
  const counts = new Map<string, number>()
  for (const { place, resolved } of threads)
    if (place !== null && !resolved) counts.set(place, (counts.get(place) ?? 0) + 1)
  return [...counts].map(([place, count]) => ({ place, count }))
}

/** A name as the marks have it: blocks are `blocks.ID` there, `blocks.#ID` in the history of the form. */
const withoutMarks = (name: string | null): string | null => name?.replaceAll('.#', '.') ?? null

/** The names of blocks and fields in the form, by the ids of their rows. */
function usePlaces() {
  const { getFields } = useForm()
  const { code } = useLocale()
  const { fields, nameOf } = useFormNames()
  const nameAt = (path: string | null) => (path === null ? null : nameOf(path))
  return {
    fields,
    pathOf: (place: string) => pathInForm(getFields() as Parameters<typeof pathInForm>[0], place),
    placeOf: (path: string) => withoutMarks(nameByIds(getFields(), path)),
    labelOf: (path: string | null) => nameAt(path)?.labels.join(' › ') ?? null,
    languageOf: (path: string | null) => (nameAt(path)?.isLocalized ? code : null),
  }
}

type Places = ReturnType<typeof usePlaces>
type FieldMarks = ReturnType<typeof drawFieldMarks>

/** Draws the marks in the form, and offers them to its block rows and its preview. */
function useMarks(
  document: string,
  threads: readonly Thread[] | null,
  places: Places,
  open: (wanted: Wanted) => void,
  drawnRef: RefObject<FieldMarks | null>,
) {
  const t = useStudioText()
  const { formRef, getFields } = useForm()
  const onOpen = useEffectEvent((place: string) => open({ place }))
  const nameOf = useEffectEvent((path: string) => places.placeOf(path))
  const texts = useEffectEvent(() => ({
    mark: (count: number) => t('comments.mark', { count }),
    begin: t('comments.onField'),
  }))
  const readState = useEffectEvent(() => getFields() as Parameters<typeof pathInForm>[0])

  useEffect(() => {
    const form = formRef?.current
    if (!form) return undefined
    const marks = drawFieldMarks({
      form,
      texts: texts(),
      readState: () => readState(),
      onOpen: (place) => onOpen(place),
      nameOf: (path) => nameOf(path),
    })
    drawnRef.current = marks
    return () => marks.stop()
  }, [drawnRef, formRef])
  useEffect(() => {
    if (threads === null) return undefined
    const marks = marksOf(threads)
    drawnRef.current?.show(marks)
    offerComments(document, { marks, open: (place) => onOpen(place) })
    return () => offerComments(document, null)
  }, [document, drawnRef, threads])
}

/** Opens the thread that the URL names, once. */
function useThreadOfUrl(isRead: boolean, open: (wanted: Wanted) => void): void {
  const thread = useSearchParams().get(parameter)
  const show = useEffectEvent(() => {
    if (thread === null) return
    open({ thread })
    const url = new URL(location.href)
    url.searchParams.delete(parameter)
    history.replaceState(null, '', url)
  })
  useEffect(() => {
    if (isRead) show()
  }, [isRead])
}

/** The possible subjects of a new comment: the document, the field that had the focus, the place that was clicked. */
function subjectsOf(
  t: ReturnType<typeof useStudioText>,
  places: Places,
  wanted: readonly (string | null)[],
): Subject[] {
  const around = wanted.flatMap((place) => {
    const block = place && /^blocks\.[^.]+/.exec(place)?.[0]
    return [block, place]
  })
  const named = [...new Set(around)].flatMap((place) => {
    const name = place ? places.labelOf(places.pathOf(place)) : null
    return place && name ? [{ place, name }] : []
  })
  return [{ place: null, name: t('comments.document') }, ...named]
}

function Controls({ document }: { document: string }) {
  const t = useStudioText()
  const { getFields } = useForm()
  const [wanted, setWanted] = useState<(Wanted & { turn: number; near: string | null }) | null>(null)
  const marks = useRef<FieldMarks>(null)
  const opener = useRef<Element>(null)
  const { discussion, colleagues, change, isBusy } = useDiscussion(document, wanted !== null)
  const places = usePlaces()
  // The panel follows blocks that move, and not what is typed in them.
  useFormFields(([fields]) => fields?.blocks?.rows?.map(({ id }) => id).join())
  const jump = useJump()

  const open = (next: Wanted) => {
    opener.current ??= window.document.activeElement
    const near = marks.current?.lastPlace() ?? null
    setWanted((before) => ({ ...next, near, turn: (before?.turn ?? 0) + 1 }))
  }
  const close = () => {
    setWanted(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
    opener.current = null
  }
  useMarks(document, discussion?.threads ?? null, places, open, marks)
  useThreadOfUrl(discussion !== null, open)
  useBlockAction('comment', (block) => open({ place: `blocks.${block}` }))

  const openCount = discussion?.threads.filter(({ resolved }) => !resolved).length ?? 0
  const name = openCount > 0 ? t('comments.buttonOpen', { number: openCount }) : t('comments.button')
  const threads = wanted ? placeThreads(discussion?.threads ?? [], getFields()) : []
  const nameOf = ({ at, place }: PlacedThread) =>
    place === null ? t('comments.document') : (places.labelOf(at) ?? t('comments.gone'))
  return (
    <>
      <Button
        aria-label={name}
        buttonStyle="subtle"
        extraButtonProps={{ title: name, 'aria-expanded': wanted !== null }}
        margin={false}
        onClick={() => (wanted ? close() : open({}))}
        size="medium"
        type="button"
      >
        <svg viewBox="0 0 20 20" width="20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="M3 4h14v10H9l-4 3v-3H3z" />
        </svg>
        {openCount > 0 && ` ${openCount}`}
      </Button>
      {wanted && (
        <CommentsPanel
          key={wanted.turn}
          document={document}
          discussion={discussion}
          threads={threads}
          nameOf={nameOf}
          subjects={subjectsOf(t, places, [wanted.near, wanted.place ?? null])}
          languageOf={(place) => (place === null ? null : places.languageOf(places.pathOf(place)))}
          colleagues={colleagues}
          isBusy={isBusy}
          wanted={wanted}
          change={change}
          onJump={(place) => {
            const at = places.pathOf(place)
            if (at !== null) jump(spotOf(places.fields, at))
          }}
          onClose={close}
        />
      )}
    </>
  )
}

/** The comments of the document in the bar of its form; none in a drawer, and none before it is stored. */
export function CommentControls() {
  const document = useDocumentPath()
  const isDrawer = useEditDepth() > 1
  return document === null || isDrawer ? null : <Controls key={document} document={document} />
}
