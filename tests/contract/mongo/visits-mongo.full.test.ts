import { visitsContract } from '../visits-contract'

import { makeOwnMongo } from './own-database'

visitsContract('MongoDB', makeOwnMongo)
