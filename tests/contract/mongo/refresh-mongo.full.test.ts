import { refreshContract } from '../refresh-contract'

import { makeOwnMongo } from './own-database'

refreshContract('MongoDB', makeOwnMongo)
