declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** Draws the reference into a node; the rest of its options is in its documentation. */
  export default function SwaggerUI(options: {
    readonly domNode: HTMLElement;
    readonly spec: unknown;
    readonly docExpansion: 'list' | 'full' | 'none';
    readonly defaultModelsExpandDepth: number;
    readonly filter: boolean;
    readonly showExtensions: boolean;
    readonly supportedSubmitMethods: readonly string[];
    readonly validatorUrl: null;
  }): void;
}
