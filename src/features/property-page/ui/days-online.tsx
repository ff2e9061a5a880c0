import { ScriptPlace } from '@/components/ui/script-place'

/**
 * How many Belgian calendar days ago a moment was: `(45 days ago)`. Counted in the browser, because a cached page would
 * repeat the count of the day it was rendered; without JavaScript the date beside it is enough.
 */
export const DaysOnline = ({ since }: { since: string }) => <ScriptPlace data-days-since={since} />
