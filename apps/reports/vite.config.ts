import { defineConfig } from 'vite';
import { appConfig } from '../../vite.shared.ts';

export default defineConfig(appConfig('/'));
