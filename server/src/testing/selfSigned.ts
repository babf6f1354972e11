// A key and a self-signed certificate for localhost, valid until 2126. Created for these tests with OpenSSL 3.0:
//   openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost
//   -addext subjectAltName=DNS:localhost

export const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgoqE8jyEEjO753WyZ
utn5jXfVIWYy0TSZYiW47QrnkX6hRANCAAQEth3KG/pRPpdGVFoUa1QYi8zb6pbS
llwDwq0JN+u23LjEOAlMo5VdRTAoljnoTNQv1LstqGrB4/rsy06LUaYq
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUA3IPz9bZVbosPna82FIqYwE9l1kwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODE0MjI1NVoYDzIxMjYxMTA0
MTQyMjU1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQEth3KG/pRPpdGVFoUa1QYi8zb6pbSllwDwq0JN+u23LjEOAlMo5Vd
RTAoljnoTNQv1LstqGrB4/rsy06LUaYqo2kwZzAdBgNVHQ4EFgQUCGezz/JWVJnB
yYHEgh6YuWqlcP8wHwYDVR0jBBgwFoAUCGezz/JWVJnByYHEgh6YuWqlcP8wDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIga5oYSfaIYkHyIMT2kff3QIrHHIKXc8BIr9nyYcJdi1wCIQCB3z5O90qY
esriEaCwQD+ck7uXx24XXecbMdI2lfSNzQ==
-----END CERTIFICATE-----
`,
};
