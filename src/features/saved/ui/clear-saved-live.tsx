import { emptySaved } from '@/features/saved/model/saved'

import { changeSaved, useSaved } from './saved-store'

interface ClearSavedProps {
  /** Public path of the page without a list, opened afterwards. */
  path: string
  label: string
  question: string
}

/** Deletes everything saved in this browser, after a confirmation; renders nothing if nothing is saved. */
export function ClearSaved({ path, label, question }: ClearSavedProps) {
  const saved = useSaved()
  if (!saved || saved.favourites.length + saved.hidden.length + Object.keys(saved.notes).length === 0)
    return null
  const clear = () => {
    if (!window.confirm(question)) return
    changeSaved(() => emptySaved)
    location.assign(path)
  }
  return (
    <button type="button" onClick={clear} className="min-h-11 px-2 font-semibold text-slate underline">
      {label}
    </button>
  )
}
