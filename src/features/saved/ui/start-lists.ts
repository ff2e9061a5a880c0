import { startHiddenLists } from './start-hidden-lists'
import { startListActions } from './start-list-actions'
import { startShare } from './start-share'

/** What is on lists of saved properties alone: actions, sharing, and the hidden ones. */
export function startLists(): void {
  startHiddenLists()
  startListActions()
  startShare()
}
