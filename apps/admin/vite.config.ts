import { defineConfig, type Plugin } from 'vite';
import { appConfig } from '../../vite.shared.ts';

const landing = '/features/contracts/ContractListPage.tsx';

/** Names the landing page's chunks and styles in the document, so that they travel beside the start of the app and not after it. */
function preloadLanding(mount: string): Plugin {
  return {
    name: 'preload-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(landing));
        if (!page) throw new Error(`${landing} has no chunk of its own`);
        const needed = new Set([page]);
        // A set grows while it is walked: what the chunks import, and what those import.
        for (const { imports } of needed)
          for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
        const scripts = [...needed].map(({ fileName }) => fileName);
        const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const isNew = (fileName: string) => !html.includes(fileName);
        return [
          ...scripts.filter(isNew).map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: mount + fileName },
            injectTo: 'head' as const,
          })),
          ...styles.filter(isNew).map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: mount + fileName },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

const shared = appConfig('/admin/');

export default defineConfig({ ...shared, plugins: [...(shared.plugins ?? []), preloadLanding('/admin/')] });
