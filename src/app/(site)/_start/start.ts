// All that runs in the browser before any gesture, and the loading of the rest. Built into `public/start.js` by
// scripts/start-script.mjs; every document of the site names it.
import { startSlideRows } from '@/components/ui/slide-row/start-slide-rows'
import { startBeforeAfter } from '@/features/content/ui/start-before-after'
import { startFilms } from '@/features/content/ui/start-films'
import { startHero } from '@/features/content/ui/hero/start-hero'
import { startCardPhotos } from '@/features/listings/ui/card-photos/start-card-photos'
import { startFilters } from '@/features/listings/ui/start-filters'
import { startListLinks } from '@/features/listings/ui/start-list-links'
import { startMaps } from '@/features/map/ui/start-maps'
import { startLightbox } from '@/features/property-page/ui/start-lightbox'
import { startPageTools } from '@/features/property-page/ui/start-page-tools'
import { startOpenHouses } from '@/features/property/ui/start-open-houses'
import { startSaved } from '@/features/saved/ui/start-saved'
import { startShell } from '@/features/shell/ui/start-shell'
import { startVisits } from '@/features/statistics/ui/start-visits'
import { startForms } from '@/features/submissions/ui/start-forms'
import { islands } from '@/islands'
import { startIslands } from '@/lib/parts/start-islands'
import { restoreTyped } from '@/lib/parts/typed-values'

restoreTyped()
startIslands(islands)
startForms()
startLightbox()
startFilms()
startBeforeAfter()
startMaps()
startShell()
startSaved()
startListLinks()
startCardPhotos()
startFilters()
startSlideRows()
startPageTools()
startOpenHouses()
startHero()
startVisits()
document.documentElement.dataset.live = ''
