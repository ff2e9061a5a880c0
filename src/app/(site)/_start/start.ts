// All of a page that works without React and before any gesture. Built into `public/start.js` by
// scripts/lib/start-script.mjs; the page cache adds it to stored pages, the shell to all others.
import { startScrollButtons } from '@/components/ui/start-scroll-buttons'
import { startHero } from '@/features/content/ui/hero/start-hero'
import { startCardPhotos } from '@/features/listings/ui/card-photos/start-card-photos'
import { startFilters } from '@/features/listings/ui/start-filters'
import { startListLinks } from '@/features/listings/ui/start-list-links'
import { startPageTools } from '@/features/property-page/ui/start-page-tools'
import { startOpenHouses } from '@/features/property/ui/start-open-houses'
import { startSaved } from '@/features/saved/ui/start-saved'
import { startShell } from '@/features/shell/ui/start-shell'
import { startVisits } from '@/features/statistics/ui/start-visits'

import { wakeOnIntent } from './wake-on-intent'

wakeOnIntent()
startShell()
startSaved()
startListLinks()
startCardPhotos()
startFilters()
startScrollButtons()
startPageTools()
startOpenHouses()
startHero()
startVisits()
