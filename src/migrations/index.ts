import * as migration_20261126_044121_initial from './20261126_044121_initial';

export const migrations = [
  {
    up: migration_20261126_044121_initial.up,
    down: migration_20261126_044121_initial.down,
    name: '20261126_044121_initial'
  },
];
